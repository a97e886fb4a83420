import { freePorts } from '../../../scripts/lib/ports.ts';

/** Where the servers of a run listen: at ports that were free when it began, so that runs share a machine. */
const VARIABLE = 'PRUVA_E2E_PORTS';

interface Ports {
  mock: number;
  app: number;
  developmentMock: number;
  developmentApp: number;
}

async function chosenPorts(): Promise<Ports> {
  const [mock = 0, app = 0, developmentMock = 0, developmentApp = 0] = await freePorts(4);
  return { mock, app, developmentMock, developmentApp };
}

// The configuration is read once more by every worker, which has the environment of the run.
process.env[VARIABLE] ??= JSON.stringify(await chosenPorts());
export const ports = JSON.parse(process.env[VARIABLE]) as Ports; // written above
