// URLs of the site's other files. The site build (tools/site.mjs) replaces every `address_of('NAME')` with the
// URL of the file NAME in the built site, including the content hash. The argument must be a string literal.
// URLs are relative to the page or, in a Worker, to the Worker's script.

export const address_of = (name) => name;

/// Returns the size of a file in bytes. The build replaces each call with the size of the file NAME.
export const size_of = (name) => name.length;
