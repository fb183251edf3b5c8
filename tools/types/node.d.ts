// Adjusts the types of Node.js.

import 'node:net';

declare module 'node:net' {
  interface Server {
    address(): AddressInfo; // no server here listens on a socket file
  }
}
