import { textAt } from '../../../lib/json.ts';
import type { Answer } from '../../run.ts';
import { pngPart } from '../../world/sample-files.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

/** An answer is the file that was sent, byte for byte as far as text can tell. */
export function isFile({ holds }: Steps, answer: Answer, base64: string, why: string): void {
  const sent = Buffer.from(base64, 'base64').toString('utf8');
  const seen = answer.exchange.responseBody;
  holds(
    answer.ok && seen === sent,
    answer,
    why,
    `the ${sent.length} characters that were sent: ${why}`,
    answer.ok ? `${seen.length} characters: ${seen.slice(0, 60)}` : `status ${answer.status}`,
  );
}

/** A picture is served as it was uploaded. */
export const pictures: Lifecycle = {
  name: 'pictures',
  operationIds: ['uploadPicture', 'getUpload'],
  async run(steps) {
    const { call, done, world } = steps;
    const customer = await world.newCustomer();
    const file = pngPart();
    const uploaded = await call('uploadPicture', customer, { body: { file } });
    if (!done(uploaded, 'a small picture')) return;
    const name = (textAt(uploaded.body, 'path') ?? '').split('/').at(-1) ?? '';
    const served = await call('getUpload', 'ANONYMOUS', { path: { name } });
    isFile(steps, served, Buffer.from(file.bytes, 'latin1').toString('base64'), 'the picture');
  },
};
