// The files of the site while it is put together: what each is called in the sources, what it is called in the site, its bytes.
//
// Nearly every file gets a name that says its contents (files/NAME.HASH.EXT): it never changes under that name and may be kept
// for ever by whoever fetched it. The few that are found by a known name keep theirs and lie outside of that folder.

import { createHash } from 'node:crypto';
import path from 'node:path';

/// The folder of the files whose names say their contents.
export const hashed_folder = 'files/';
/// What such a name looks like; esbuild writes its own in the same way.
export const hashed_name = /^files\/[\w-]+(\.[\w-]+)*\.[A-Z2-7]{8}\.[a-z0-9]+$/;

// Pages, what browsers and other sites ask for by name, and documents for people.
const fixed_name = /\.html$|^sw\.js$|^begin\.js$|^mitts-embed\.js$|\.webmanifest$|(^|\/)oembed[\w.-]*\.json$|^sitemap\.xml$|^\w+\.txt$|\.zip$|^(icons|previews|screenshots)\//;

/// Is this a file that keeps its name?
export const keeps_its_name = (name) => fixed_name.test(name);

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/// Eight letters that stand for the contents.
function letters_of(bytes) {
  return [...createHash('sha256').update(bytes).digest().subarray(0, 8)].map((byte) => base32[byte % 32]).join('');
}

export class Shelf {
  #files = new Map(); // name in the site → bytes
  #names = new Map(); // name in the sources → name in the site
  #named = []; // what was looked up: [name in the sources, name found, where it was said]

  /// Puts a file in under a name of its own choice, with what the sources call it.
  put(site_name, bytes, source_name = site_name) {
    this.#files.set(site_name, Buffer.from(bytes));
    this.#names.set(source_name, site_name);
  }

  /// Puts a file in by what the sources call it; its name in the site follows from that and from its contents.
  add(source_name, bytes) {
    if (keeps_its_name(source_name)) return this.put(source_name, bytes);
    const { name, ext } = path.parse(source_name);
    this.put(`${hashed_folder}${name}.${letters_of(bytes)}${ext}`, bytes, source_name);
  }

  /// Names a file that is put in after the pages that link to it.
  name(source_name, site_name) { this.#names.set(source_name, site_name); }

  has(source_name) { return this.#names.has(source_name); }
  /// The name in the site.
  name_of(source_name) { return this.#names.get(source_name); }
  bytes_at(site_name) { return this.#files.get(site_name); }
  bytes_of(source_name) { return this.#files.get(this.#names.get(source_name)); }

  /// The name in the site, for something that says it in `where`. A file that keeps its name may come later.
  look_up(source_name, where) {
    const found = this.#names.get(source_name) ?? source_name;
    this.#named.push([source_name, found, where]);
    return found;
  }

  /// What was looked up and is not there, or was not there yet when it was looked up, in sentences.
  complaints() {
    const amiss = this.#named.filter(([source_name, found]) => this.#names.get(source_name) !== found);
    return [...new Set(amiss.map(([source_name, , where]) => `${where} names ${source_name}, which is not in the site`))];
  }

  /// Every file, sorted by its name in the site: [name, bytes].
  files() { return [...this.#files].sort(([left], [right]) => (left < right ? -1 : 1)); }
}
