import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { CannotRun } from '../../lib/cannot-run.ts';
import { isObject } from '../../lib/json.ts';
import { calledWorkflow, type Workflow, type WorkflowFile } from './workflow.ts';

/** Every workflow of the contract. */
export interface Library {
  /** Absolute path of the folder. */
  folder: string;
  /** Journeys in the order of the files and of their text. */
  journeys: Workflow[];
  /** The workflow or part of that id; throws when there is none. */
  find(workflowId: string): Workflow;
  /** The file that holds a workflow. */
  fileOf(workflowId: string): WorkflowFile;
  /** The parts that a workflow calls, directly or through other parts. */
  partsOf(workflowId: string): Workflow[];
}

function isWorkflowFile(value: unknown): value is WorkflowFile {
  return isObject(value) && Array.isArray(value.workflows);
}

async function parse(file: string): Promise<unknown> {
  try {
    const config = await createConfig({});
    const { bundle: document } = await bundle({ ref: file, config, dereference: true });
    return document.parsed;
  } catch (cause) {
    throw new CannotRun(
      `${file} cannot be read; npx redocly lint ${file} says where it is wrong.`,
      {
        cause,
      },
    );
  }
}

async function readFile(file: string): Promise<WorkflowFile> {
  const parsed = await parse(file);
  if (!isWorkflowFile(parsed)) throw new CannotRun(`${file} holds no workflows.`);
  return parsed;
}

function filesOf(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.arazzo.yaml'));
  } catch (cause) {
    throw new CannotRun(`The workflows cannot be read from ${folder}.`, { cause });
  }
  if (names.length === 0) {
    throw new CannotRun(`${folder} holds no *.arazzo.yaml. --no-journeys runs the sweep alone.`);
  }
  return names.sort().map((name) => join(folder, name));
}

/** Reads every `*.arazzo.yaml` of the folder. Throws CannotRun for a folder without one and for a file that is none. */
export async function readLibrary(folder: string): Promise<Library> {
  const files = await Promise.all(filesOf(folder).map(readFile));
  const homes = new Map<string, { workflow: Workflow; file: WorkflowFile }>();
  for (const file of files) {
    for (const workflow of file.workflows) {
      if (homes.has(workflow.workflowId)) {
        throw new CannotRun(`Two workflows are called ${workflow.workflowId}.`);
      }
      homes.set(workflow.workflowId, { workflow, file });
    }
  }
  const home = (workflowId: string) => {
    const found = homes.get(workflowId);
    if (!found) throw new Error(`There is no workflow ${workflowId}.`);
    return found;
  };
  const library: Library = {
    folder: resolve(folder),
    journeys: [...homes.values()].map(({ workflow }) => workflow).filter((one) => !one['x-part']),
    find: (workflowId) => home(workflowId).workflow,
    fileOf: (workflowId) => home(workflowId).file,
    partsOf(workflowId) {
      const found = new Map<string, Workflow>();
      const visit = (workflow: Workflow) => {
        for (const step of workflow.steps) {
          const called = calledWorkflow(step);
          if (called === undefined || found.has(called)) continue;
          found.set(called, library.find(called));
          visit(library.find(called));
        }
      };
      visit(library.find(workflowId));
      return [...found.values()];
    },
  };
  return library;
}
