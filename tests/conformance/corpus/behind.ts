import { type MockOptions, startMock } from '../../../mocks/index.ts';
import { CONTRACT_FILES } from '../../../openapi/files.ts';
import type { Contract } from '../../../scripts/conformance/contract/contract.ts';
import type { Options } from '../../../scripts/conformance/options.ts';
import { runConformance } from '../../../scripts/conformance/run.ts';
import type { Report } from '../../../scripts/conformance/types.ts';
import type { Change } from './change.ts';
import { optionsFor } from './options.ts';
import { serviceAt, startProxy } from './proxy.ts';
import { createWorld } from './world.ts';

/** The whole check of a mock of its own behind a change, compared with another mock where `options` say so. */
export async function checkBehind(
  contract: Contract,
  change: Change,
  options: Partial<Options>,
  data: Pick<MockOptions, 'scenario' | 'today'> = {},
): Promise<Report> {
  const mock = await startMock({ contract: CONTRACT_FILES, port: 0, ...data });
  const world = createWorld(contract, serviceAt(mock.url));
  const proxy = await startProxy(contract, change(world.watched, world));
  try {
    return await runConformance(
      { ...optionsFor(proxy.url, [], contract.has), ...options },
      contract,
      () => {},
      ({ contractFile, today }) =>
        startMock({ contract: { bundle: contractFile }, port: 0, today }),
    );
  } finally {
    await proxy.close();
    await mock.close();
  }
}
