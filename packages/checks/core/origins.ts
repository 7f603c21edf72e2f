/**
 * Whether a URL is of one of the origins that the security policy allows.
 *
 * @param origins - as in a policy, such as `https://images.example.com` or `https://*.example.com`
 */
export const isFrom = (url: string, origins: readonly string[] = []): boolean => {
  if (!URL.canParse(url)) return false;
  const {origin, host} = new URL(url);
  return origins.some((one) => {
    const [scheme = '', parent] = one.split('*');
    return parent === undefined
      ? one === origin
      : origin.startsWith(scheme) && host.endsWith(parent);
  });
};
