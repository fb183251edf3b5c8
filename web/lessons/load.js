// Loads the lesson files of a game, and changes the language of a series in progress.

import { address_of, size_of } from '../files.js';
import { in_words_of, read_lessons } from './read.js';

const files = {
  mitaines: {
    en: { address: address_of('lessons/mitaines.en.txt'), size: size_of('lessons/mitaines.en.txt') },
    fr: { address: address_of('lessons/mitaines.fr.txt'), size: size_of('lessons/mitaines.fr.txt') },
  },
  mitch: {
    en: { address: address_of('lessons/mitch.en.txt'), size: size_of('lessons/mitch.en.txt') },
    fr: { address: address_of('lessons/mitch.fr.txt'), size: size_of('lessons/mitch.fr.txt') },
  },
  mitigati: {
    en: { address: address_of('lessons/mitigati.en.txt'), size: size_of('lessons/mitigati.en.txt') },
    fr: { address: address_of('lessons/mitigati.fr.txt'), size: size_of('lessons/mitigati.fr.txt') },
  },
};

/// The names of the games with lessons.
export const games = Object.keys(files);

const read = new Map(); // parsed lesson files by URL

async function text_of(file, fetch_bytes) {
  if (!read.has(file.address)) read.set(file.address, read_lessons(new TextDecoder().decode(await fetch_bytes(file))));
  return read.get(file.address);
}

/// Resolves to the lessons of a game in the page's language: { lessons, language }.
export async function load_lessons(game, fetch_bytes) {
  const language = document.documentElement.lang in files[game] ? document.documentElement.lang : 'en';
  const positions = await text_of(files[game].en, fetch_bytes);
  return { language, lessons: language === 'en' ? positions : in_words_of(positions, await text_of(files[game][language], fetch_bytes)) };
}

/// Changes the language of a series of exercises or puzzles in progress, with the series' in_language().
export function retell(lesson, language) {
  const { title, more, steps } = lesson.in_language(language);
  Object.assign(lesson, { title, more });
  for (const step of lesson.steps) {
    Object.assign(step, steps.find(({ exercise }) => exercise.record === step.exercise.record), { note: step.note });
  }
}
