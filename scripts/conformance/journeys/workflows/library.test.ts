import { beforeAll, describe, expect, it } from 'vitest';
import { type Contract, loadContract } from '../../contract/contract.ts';
import { type Library, readLibrary } from './library.ts';
import { actorsOf } from './needs.ts';
import { calledWorkflow, type Step, type Workflow } from './workflow.ts';

/** Inputs of a part that come from the run, not from the step that calls it. */
const OF_THE_RUN = /^(run|password|adminToken|png|pdf|nextYear|day\d+)$/;

let library: Library;
let contract: Contract;
let parts: Workflow[];

beforeAll(async () => {
  library = await readLibrary('openapi/workflows');
  contract = loadContract('generated/openapi.json');
  parts = [...new Set(library.journeys.flatMap((one) => library.partsOf(one.workflowId)))];
});

const operationOf = ({ operationId }: Step) => operationId?.split('.').at(-1);
const inputsIn = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/\$inputs\.(\w+)/g)].map(([, name = '']) => name);

/** Everything a workflow says, the parameters it refers to among it. */
function textOf({ workflowId, ...workflow }: Workflow): unknown {
  const shared = library.fileOf(workflowId).components?.parameters ?? {};
  const used = Object.entries(shared).filter(([name]) =>
    JSON.stringify(workflow).includes(`"$components.parameters.${name}"`),
  );
  return [workflow.steps, workflow.outputs, used.map(([, parameter]) => parameter)];
}

describe('the workflows', () => {
  it('are at least 25 journeys, each with a summary', () => {
    expect(library.journeys.length).toBeGreaterThanOrEqual(25);
    expect(library.journeys.filter(({ summary }) => !summary)).toEqual([]);
  });

  it('call operations that the contract has', () => {
    const steps = [...library.journeys, ...parts].flatMap((one) => one.steps);
    const unknown = steps
      .filter(({ operationId }) => operationId && !operationId.includes('mockControl'))
      .map(operationOf)
      .filter((id) => id === undefined || !contract.has(id));
    expect(unknown).toEqual([]);
  });

  it('cover every area of the contract', () => {
    const called = new Set(
      [...library.journeys, ...parts].flatMap((one) => one.steps.map(operationOf)),
    );
    const areas = (ids: (id: string) => boolean) =>
      new Set(contract.operations.filter(({ id }) => ids(id)).flatMap(({ tags }) => tags));
    const covered = areas((id) => called.has(id));
    const missing = [...areas(() => true)].filter((area) => !covered.has(area));
    expect(missing).toEqual([]);
  });

  it('act as every role', () => {
    const actors = new Set(library.journeys.flatMap((one) => actorsOf(library, one.workflowId)));
    expect(actors).toEqual(new Set(['BOAT_OWNER', 'OTHER_BOAT_OWNER', 'ADMIN']));
    const registering = library.journeys.filter((one) =>
      library.partsOf(one.workflowId).some((part) => part.workflowId === 'registeredCustomer'),
    );
    expect(registering.length).toBeGreaterThan(0);
  });

  it('declare the inputs they use', () => {
    const undeclared = [...library.journeys, ...parts].flatMap((workflow) => {
      const inputs = Object.keys({ ...(workflow.inputs as { properties?: object })?.properties }); // JSON Schema
      return inputsIn(textOf(workflow))
        .filter((name) => !inputs.includes(name))
        .map((name) => `${workflow.workflowId}: ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  it('give a part all inputs that it reads, as those of an earlier call would stay', () => {
    const missing = [...library.journeys, ...parts].flatMap((workflow) =>
      workflow.steps.flatMap((step) => {
        const called = calledWorkflow(step);
        if (called === undefined) return [];
        const given = (step.parameters ?? []).flatMap((one) => ('name' in one ? one.name : []));
        return inputsIn(textOf(library.find(called)))
          .filter((name) => !OF_THE_RUN.test(name) && !given.includes(name))
          .map((name) => `${workflow.workflowId} / ${step.stepId}: ${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('never clean up in a circle', () => {
    const circles = library.journeys.flatMap(({ workflowId, failureActions = [], steps }) => {
      const ids = steps.map(({ stepId }) => stepId);
      const first = ids.indexOf(failureActions[0]?.stepId ?? '');
      if (failureActions.length === 0) return [];
      if (first < 0) return [`${workflowId}: there is no ${failureActions[0]?.stepId}`];
      return steps.slice(first).flatMap(({ stepId, onFailure }, index) => {
        const [action] = onFailure ?? [];
        const isForward = ids.indexOf(action?.stepId ?? '') > first + index;
        return action?.type === 'end' || isForward ? [] : [`${workflowId} / ${stepId}`];
      });
    });
    expect(circles).toEqual([]);
  });

  it('skip to steps that are there', () => {
    const lost = library.journeys.flatMap(({ workflowId, steps }) => {
      const ids = steps.map(({ stepId }) => stepId);
      return [...JSON.stringify(steps).matchAll(/"type":"goto","stepId":"(\w+)"/g)]
        .map(([, target = '']) => target)
        .filter((target) => !ids.includes(target))
        .map((target) => `${workflowId}: ${target}`);
    });
    expect(lost).toEqual([]);
  });
});
