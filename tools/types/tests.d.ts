// Declares the globals that the tests' injected scripts define for page.evaluate().

declare var axe: any;
declare var break_clock: () => void;
declare var card_drawn: number;
declare var done: string[];
declare var fill_storage: () => void;
declare var frame: any;
declare var give_up: () => void;
declare var heard: any;
declare var heights: string[];
declare var hide: (wish: boolean) => void;
declare var jump: (ms: number) => void;
declare var loads: number;
declare var memories: any[];
declare var messages: any[];
declare var persisted: number;
declare var presses: number;
declare var seen: any;
declare var send: (...message: any[]) => any;
declare var shared: any[];
declare var shift: number;
declare var trap: () => void;
declare var written: any;
