import type { Server } from 'node:http';
import { errorBody, type Refusal } from '../rules/refusal.ts';

const STATUS: Record<string, { status: Refusal['status']; phrase: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, phrase: 'Request Timeout' },
};
const BAD = { status: 400 as const, phrase: 'Bad Request' };

/**
 * Answers what is no HTTP at all with the contract's error, where Node would answer nothing but a
 * status line.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const { status, phrase } = STATUS[error.code ?? ''] ?? BAD;
    const message = { tr: 'İstek okunamıyor.', en: 'The request cannot be read.' };
    const refusal: Refusal = {
      refused: true,
      status,
      code: 'INVALID_REQUEST',
      message,
      errors: [],
    };
    const body = JSON.stringify(errorBody(refusal, 'tr', 'unreadable'));
    socket.end(
      `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
