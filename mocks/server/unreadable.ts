import { maxHeaderSize, type Server } from 'node:http';
import { errorBody, type Refusal, type Text } from '../rules/refusal.ts';

interface Answer {
  status: number;
  phrase: string;
  message: Text;
}

const BAD: Answer = {
  status: 400,
  phrase: 'Bad Request',
  message: { tr: 'İstek okunamıyor.', en: 'The request cannot be read.' },
};
const BY_CODE: Record<string, Answer> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    phrase: 'Request Timeout',
    message: { tr: 'İstek zamanında tamamlanmadı.', en: 'The request did not end in time.' },
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    message: {
      tr: `İsteğin başlıkları en fazla ${maxHeaderSize} bayt olabilir.`,
      en: `The headers of a request may have at most ${maxHeaderSize} bytes.`,
    },
  },
};

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
    const { status, phrase, message } = BY_CODE[error.code ?? ''] ?? BAD;
    const refusal: Pick<Refusal, 'code' | 'message' | 'errors'> = {
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
