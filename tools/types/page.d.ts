// Declares the globals of the pages' scripts, the values that the build writes into these scripts, and DOM look-ups
// that are typed by tag and id. This folder is only for the type checker (tsconfig.json) and is not part of the site.

import type { ParseSelector } from 'typed-query-selector/parser';
import type { TableElement } from '../../web/embed/element.js';
import type { attach } from '../../web/mitts-embed.js';
import type { version } from '../../web/embed/messages.js';

/** Elements that are not plain HTMLElements, by id. */
interface ElementsById {
  canvas: HTMLCanvasElement;
  look: HTMLDetailsElement;
  progress: HTMLProgressElement;
  question: HTMLDialogElement;
  'question-text': HTMLTextAreaElement;
  'question-accept': HTMLButtonElement;
  'table-parts': HTMLTemplateElement;
}

declare global {
  interface ParentNode {
    querySelector<S extends string>(selector: S): ParseSelector<S, HTMLElement> | null;
    querySelectorAll<S extends string>(selector: S): NodeListOf<ParseSelector<S, HTMLElement>>;
  }
  interface EventTarget {
    closest?: Element['closest']; // only for targets that are elements
  }
  // Every element of the pages is HTML or SVG.
  interface Element extends HTMLOrSVGElement {
    closest<S extends string>(selector: S): ParseSelector<S, HTMLElement> | null;
  }
  interface NonElementParentNode {
    getElementById<K extends keyof ElementsById>(id: K): ElementsById[K] | null;
  }
  interface Document {
    getElementById<K extends keyof ElementsById>(id: K): ElementsById[K] | null;
  }
  interface Window {
    mitts?: typeof mitts;
    eval: typeof eval;
    trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(address: string): string }): any };
    mitts_policy?: ReturnType<Window['trustedTypes']['createPolicy']>;
  }
  // resolve() may be called without a value.
  interface PromiseConstructor {
    new <T = any>(
      executor: (resolve: (value?: T | PromiseLike<T>) => void, reject: (reason?: any) => void) => void,
    ): Promise<T>;
  }
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
    getEntriesByType(type: 'resource'): PerformanceResourceTiming[];
  }
  interface Navigator {
    connection?: { saveData: boolean };
  }
  /** Makes an element with these attributes and children; `text` is its first child. */
  type MakeElement = <K extends keyof HTMLElementTagNameMap>(
    kind: K, given?: Record<string, any>, ...children: (Node | string)[]
  ) => HTMLElementTagNameMap[K];
  interface HTMLElementTagNameMap {
    'mitts-table': TableElement;
  }

  /** The state, targets and record of the table on this page (start.js, embed.js). */
  var mitts: { state(): any; targets(): any[]; record(): string; frames(): number };
  var mitts_home: any;
  var mitts_seen: Promise<any>;
  var mitts_bring_table: () => void;
  /** Modules that are being fetched, by URL (fetching.js). */
  var mitts_compiled: Map<string, {
    received: number;
    hears: Set<(bytes: number) => void>;
    module?: Promise<WebAssembly.Module>;
  }>;

  // Defined in begin.js
  var mitts_here: string[];
  var mitts_expect: (address: string) => () => void;
  var mitts_came: () => void;
  var mitts_refetch: (elements: { src?: string; href?: string; integrity?: string }[]) => Promise<boolean>;
  var mitts_look: { (): void; waits?: boolean };

  // Defined in embed/packed.js
  var mitts_unpack: (address: string, text: string) => void;
  var mitts_packed: (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;

  // Defined in scripts that Emscripten generates
  var MittsTable: (options: object) => Promise<any>;
  var MittsPlayers: (options: object) => Promise<any>;
  var MittsReviewer: (options: object) => Promise<any>;

  // Defined in the scripts that embed/later.js adds
  var MittsLater: any;
  var MittsNotes: any;
  var MittsPoster: any;
  var MittsSounds: any;

  // Defined in mitts-embed.js
  var Mitts: { attach: typeof attach; version: typeof version };

  // Written into sw.js by tools/site.mjs
  const SITE_VERSION: string;
  const SITE_FILES: [name: string, digest: string][];
}
