import type { Messages } from '@lingui/core';

// Eager inside this file, which itself is loaded on demand: one language is one chunk.
const rooms = import.meta.glob<{ messages: Messages }>('./catalogues/*/tr.po', { eager: true });

export const messages: Messages = Object.assign(
  {},
  ...Object.values(rooms).map((room) => room.messages),
);
