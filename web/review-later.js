// The review of a finished round in a frame, as a classic script. embed/look_again.js adds it on demand.

import { memory_storage } from './embed/memory.js';
import { fetch_bytes } from './fetching.js';
import { in_page_language } from './notices.js';
import { make_review } from './review.js';
import { trusted } from './trusted.js';

// A frame offers no exercises, statistics or challenges, so their data is kept only in memory.
const storage = { ...memory_storage(), newest: () => '' };

globalThis.MittsReview = { make_review: (lent) => make_review({ storage, trusted, fetch_bytes, in_page_language, ...lent }) };
