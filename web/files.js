// Where the site's other files are. When the site is put together (tools/site.mjs) every `address_of('NAME')` is replaced by the
// address that the file of that name in the sources has there, with its contents' hash in it; the argument must be a plain
// text. Addresses are relative to the page, in a Worker to the Worker's own script.

export const address_of = (name) => name;

/// In the same way, how many bytes a file has.
export const size_of = (name) => name.length;
