/**
 * The tag manager, off unless the operator sets `TAG_MANAGER_ID` for the build.
 *
 * @throws Error when the id is not of the tag manager's form
 */
export function tagManagerId(id: string | undefined): string | undefined {
  if (!id) return undefined;
  if (/^GTM-[A-Z0-9]+$/.test(id)) return id;
  throw new Error(`TAG_MANAGER_ID is "${id}"; expected an id such as GTM-ABC123, or nothing.`);
}

export const analytics = {tagManagerId: tagManagerId(process.env.TAG_MANAGER_ID)};
