import { maxHeaderSize, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Language, languageOf } from '../../engine/answer/answer.ts';
import { errorBody, type Refusal, type Text } from '../../rules/common/refusal.ts';

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

const NO_TUNNEL: Answer = {
  status: 405,
  phrase: 'Method Not Allowed',
  message: { tr: 'Bu sunucu bağlantı aktarmaz.', en: 'This server passes no connections on.' },
};
const NO_EXPECTATION: Answer = {
  status: 417,
  phrase: 'Expectation Failed',
  message: {
    tr: 'Expect başlığı yalnızca 100-continue olabilir.',
    en: 'The header Expect can only be 100-continue.',
  },
};

const languageAsked = (asked: string | undefined): Language =>
  languageOf(asked === undefined ? {} : { 'accept-language': asked });

/** The Accept-Language of what could not be read, as far as it came: nothing is known of what did not end in time. */
function languageSent(error: NodeJS.ErrnoException): string | undefined {
  if (!('rawPacket' in error) || !Buffer.isBuffer(error.rawPacket)) return undefined;
  const [, asked] = /^accept-language:(.*)$/im.exec(error.rawPacket.toString('latin1')) ?? [];
  return asked?.trim();
}

function bodyOf(message: Text, language: Language): string {
  const refusal: Pick<Refusal, 'code' | 'message' | 'errors'> = {
    code: 'INVALID_REQUEST',
    message,
    errors: [],
  };
  return JSON.stringify(errorBody(refusal, language, 'unreadable'));
}

/** Writes an answer where Node has none to write to, and closes the connection. */
function write(socket: Duplex, { status, phrase, message }: Answer, language: Language): void {
  const body = bodyOf(message, language);
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Language: ${language}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/**
 * Answers what is no HTTP at all, or asks for what no HTTP server here does, with the contract's error,
 * where Node would answer a status line or nothing.
 */
export function answerMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    write(socket, BY_CODE[error.code ?? ''] ?? BAD, languageAsked(languageSent(error)));
  });
  server.on('connect', ({ headers }, socket) =>
    write(socket, NO_TUNNEL, languageAsked(headers['accept-language'])),
  );
  server.on('checkExpectation', ({ headers }, response) => {
    const language = languageAsked(headers['accept-language']);
    response.writeHead(NO_EXPECTATION.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-language': language,
    });
    response.end(bodyOf(NO_EXPECTATION.message, language));
  });
}
