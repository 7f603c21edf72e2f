type Directive = 'script-src' | 'connect-src' | 'img-src' | 'frame-src';

/** The hosts that a service needs, by directive of the security policy. */
export type Sources = Partial<Record<Directive, readonly string[]>>;
