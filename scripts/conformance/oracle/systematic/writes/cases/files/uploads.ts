import type { Contract, Operation } from '../../../../../contract/contract.ts';
import { isObject, textAt } from '../../../../../lib/json.ts';
import { Unavailable } from '../../../../../sweep/run.ts';
import type { Person } from '../../../../model/types.ts';
import { isDone, type Template } from '../../../../pair/pair.ts';
import { PerSide } from '../../../../pair/sides.ts';
import type { Setting } from '../../setting.ts';
import { type About, type Case, RANKS, type Situation } from '../case.ts';
import { validOf } from '../states/moves.ts';

/** The schemas of a field that says where an uploaded file is served. */
const ADDRESS = /^UploadPath/u;

/** A call that takes a file for whoever sends it, and the field of its answer that says where that is. */
interface Upload {
  operation: Operation;
  field: string;
}

const addressFields = ({ schemas }: Contract, schema: object): string[] =>
  Object.entries(schemas.flatten(schema).properties).flatMap(([name, inner]) =>
    schemas.flatten(inner).names.some((one) => ADDRESS.test(one)) ? [name] : [],
  );

/** The fields of a body that take the address of a file that was uploaded before. */
const takenBy = (contract: Contract, { method, body }: Operation): string[] =>
  method === 'PUT' && body?.media === 'application/json'
    ? addressFields(contract, body.schema)
    : [];

/** The upload that an operation is; undefined where its file belongs to more than whoever sends it. */
function uploadOf(contract: Contract, operation: Operation): Upload | undefined {
  const isFree = operation.parameters.every(({ in: where }) => where !== 'path');
  const answer = operation.answers.get(201)?.media.get('application/json');
  if (!isFree || operation.body?.media !== 'multipart/form-data' || !answer) return undefined;
  const [field] = addressFields(contract, answer);
  const names = Object.keys(contract.schemas.flatten(answer).properties);
  const isAlone = !names.some((name) => name !== 'id' && name.endsWith('Id'));
  return isAlone && field !== undefined ? { operation, field } : undefined;
}

/** Uploads a file as somebody; answers its address on each side. */
async function uploaded(
  { setting }: Situation,
  { operation, field }: Upload,
  by: Person | undefined,
) {
  const { scene } = setting.sequence;
  const valid = await validOf(setting, operation, undefined);
  const answer = await scene.send({ ...valid, by }, 'upload');
  if (!isDone(answer)) throw new Unavailable('needs an uploaded file');
  return new PerSide((side) => textAt(answer[side].body, field));
}

const withAddress = (
  template: Template,
  field: string,
  address: PerSide | null,
): Template | undefined =>
  isObject(template.body)
    ? { ...template, body: { ...template.body, [field]: address } }
    : undefined;

async function send({ sequence }: Setting, template: Template | undefined) {
  if (template) await sequence.scene.send(template, template.operationId);
}

/**
 * A file that was uploaded before is named by its address: the own one, another's, and the own one once a further file
 * has been uploaded; one that is shown gives way to another, or to none; where files are uploaded, one more while
 * another is shown.
 */
export function uploadCases({ contract, operation }: About): Case[] {
  const own = uploadOf(contract, operation);
  if (own) return shownCases(contract, own);
  return takenBy(contract, operation).flatMap((field) =>
    contract.operations.flatMap((one) => {
      const upload = uploadOf(contract, one);
      return upload ? namingCases(field, upload) : [];
    }),
  );
}

function namingCases(field: string, upload: Upload): Case[] {
  const naming = (name: string, addressOf: (situation: Situation) => Promise<PerSide>): Case => ({
    name: `${name}:${field}:${upload.operation.id}`,
    rank: RANKS.telling,
    mode: 'forbidden',
    change: async (situation) => withAddress(situation.template, field, await addressOf(situation)),
  });
  const own = (situation: Situation) => uploaded(situation, upload, situation.template.by);
  /** The address in another way to write the same; as it is where the service's is of another form. */
  const written = async (situation: Situation, lost: RegExp) => {
    const address = await own(situation);
    return new PerSide((side) => {
      const said = address.of(side);
      return typeof said === 'string' ? said.replace(lost, '') : said;
    });
  };
  const shown = async (situation: Situation) =>
    send(situation.setting, withAddress(situation.template, field, await own(situation)));
  return [
    naming('uploaded', own),
    naming('uploaded-rooted', (situation) => written(situation, /^\/api(?=\/)/u)),
    naming('uploaded-bare', (situation) => written(situation, /^\/api\/uploads\//u)),
    naming('uploaded-by-another', (situation) => {
      const { customer, otherCustomer } = situation.setting.cast;
      const isTheirs = situation.template.by === otherCustomer;
      return uploaded(situation, upload, isTheirs ? customer : otherCustomer);
    }),
    naming('uploaded-before-another', async (situation) => {
      const first = await own(situation);
      await own(situation);
      return first;
    }),
    { ...naming('replaced-once-shown', own), before: shown },
    {
      ...naming('cleared-once-shown', own),
      before: shown,
      change: ({ template }) => withAddress(template, field, null),
    },
  ];
}

/** A file is uploaded while each record that may show one shows another. */
function shownCases(contract: Contract, upload: Upload): Case[] {
  return contract.operations.flatMap((operation) =>
    takenBy(contract, operation).map(
      (field): Case => ({
        name: `while-shown:${operation.id}:${field}`,
        rank: RANKS.telling,
        mode: 'forbidden',
        async before(situation) {
          const { setting, template } = situation;
          const address = await uploaded(situation, upload, template.by);
          const valid = await validOf(setting, operation, undefined);
          await send(setting, withAddress({ ...valid, by: template.by }, field, address));
        },
      }),
    ),
  );
}
