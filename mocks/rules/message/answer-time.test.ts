import { expect, it } from 'vitest';
import type { MessageRecord } from '../../store/records.ts';
import { createStore, createWorld } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { answerMinutes } from './answer-time.ts';
import { conversationIdOf } from './conversation.ts';

const HOST = 2;

/** Lines of one talk: who wrote, and how many minutes after midnight. */
function minutesOf(...talks: [guestId: number, lines: [isHost: boolean, minute: number][]][]) {
  let id = 0;
  const messages = talks.flatMap(([guestId, lines]) =>
    lines.map(([isHost, minute]): MessageRecord => {
      id += 1;
      const time = new Date(Date.parse('2026-06-01T00:00:00Z') + minute * 60_000);
      return {
        id,
        conversationId: conversationIdOf(HOST, guestId),
        senderId: isHost ? HOST : guestId,
        recipientId: isHost ? guestId : HOST,
        bookingId: null,
        message: 'Merhaba',
        readStatus: 'READ',
        createdAt: time.toISOString(),
      };
    }),
  );
  return answerMinutes(
    createStore(createWorld({ scenario: 'test', today: TODAY }, { messages })),
    HOST,
  );
}

it('is the median over what was answered, counted from the first message of a turn', () => {
  expect(
    minutesOf(
      [
        9,
        [
          [false, 0],
          [false, 20],
          [true, 30],
          [false, 100],
          [true, 110],
        ],
      ],
      [
        10,
        [
          [true, 5],
          [false, 10],
          [true, 510],
          [false, 600],
        ],
      ],
    ),
  ).toBe(30);
});

it('is not known before three answers', () => {
  expect(
    minutesOf([
      9,
      [
        [false, 0],
        [true, 5],
        [false, 10],
        [true, 20],
      ],
    ]),
  ).toBeNull();
  expect(minutesOf()).toBeNull();
});
