// The files of the site during the build: their source names, built names and bytes.
//
// Most files get a content hash in the name (files/NAME.HASH.EXT) and may be cached permanently. Files that are
// requested by a fixed name keep their name and are outside that folder.

import { createHash } from 'node:crypto';
import path from 'node:path';

/// The folder of files with a content hash.
export const hashed_folder = 'files/';
/// The pattern of a name with a content hash. esbuild uses the same pattern.
export const hashed_name = /^files\/[\w-]+(\.[\w-]+)*\.[A-Z2-7]{8}\.[a-z0-9]+$/;

// Matches pages, files that browsers and other sites request by name, and documents for people.
const fixed_name = /\.html$|^sw\.js$|^begin\.js$|^mitts-embed\.js$|\.webmanifest$|(^|\/)oembed[\w.-]*\.json$|^sitemap\.xml$|^\w+\.txt$|\.zip$|^(icons|previews|screenshots)\//;

/// Returns true if a file keeps its name.
export const keeps_its_name = (name) => fixed_name.test(name);

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/// Returns a content hash of eight letters and digits.
function letters_of(bytes) {
  return [...createHash('sha256').update(bytes).digest().subarray(0, 8)].map((byte) => base32[byte % 32]).join('');
}

export class Shelf {
  #files = new Map(); // built name → bytes
  #names = new Map(); // source name → built name
  #named = []; // references: [source name, built name, where it is used]

  /// Adds a file under the given name, and under its source name.
  put(site_name, bytes, source_name = site_name) {
    this.#files.set(site_name, Buffer.from(bytes));
    this.#names.set(source_name, site_name);
  }

  /// Adds a file under its source name. The built name contains the content hash, unless the name is fixed.
  add(source_name, bytes) {
    if (keeps_its_name(source_name)) return this.put(source_name, bytes);
    const { name, ext } = path.parse(source_name);
    this.put(`${hashed_folder}${name}.${letters_of(bytes)}${ext}`, bytes, source_name);
  }

  /// Sets the built name of a file that is added later than the pages linking to it.
  name(source_name, site_name) { this.#names.set(source_name, site_name); }

  has(source_name) { return this.#names.has(source_name); }
  /// Returns the built name of a source file.
  name_of(source_name) { return this.#names.get(source_name); }
  bytes_at(site_name) { return this.#files.get(site_name); }
  bytes_of(source_name) { return this.#files.get(this.#names.get(source_name)); }

  /// Returns the built name for a reference in `where`. A file with a fixed name may be added later.
  look_up(source_name, where) {
    const found = this.#names.get(source_name) ?? source_name;
    this.#named.push([source_name, found, where]);
    return found;
  }

  /// Returns an error message for each reference to a file that is missing or was added too late.
  complaints() {
    const amiss = this.#named.filter(([source_name, found]) => this.#names.get(source_name) !== found);
    return [...new Set(amiss.map(([source_name, , where]) => `${where} refers to ${source_name}, which is not in the site`))];
  }

  /// Returns every file, sorted by built name: [name, bytes].
  files() { return [...this.#files].sort(([left], [right]) => (left < right ? -1 : 1)); }
}
