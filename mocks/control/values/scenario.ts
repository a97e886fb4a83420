import { type ControlContext, ControlError } from '../route.ts';

/** The name of a scenario that there is. Throws ControlError, with those there are, for any other. */
export function checkedScenario({ scenarios }: ControlContext, name: string): string {
  if (scenarios.some((scenario) => scenario.name === name)) return name;
  const known = scenarios.map((scenario) => scenario.name).join(', ');
  throw new ControlError(`scenario: there is no ${name}. Known: ${known}.`);
}
