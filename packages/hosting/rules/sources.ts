/** The hosts that a service needs, by directive of the security policy. */
export type Sources = Partial<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>;
