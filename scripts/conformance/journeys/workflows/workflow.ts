/** A parameter of a step. */
export interface StepParameter {
  name: string;
  in?: string;
  value: unknown;
}

interface Criterion {
  condition: string;
  context?: string;
  type?: string;
}

export interface Action {
  name: string;
  type: string;
  stepId?: string;
}

/** A step of a workflow: a call of an operation, or of another workflow. */
export interface Step {
  stepId: string;
  description?: string;
  operationId?: string;
  workflowId?: string;
  parameters?: (StepParameter | { reference: string })[];
  requestBody?: { payload: unknown; contentType?: string };
  successCriteria?: Criterion[];
  onSuccess?: Action[];
  onFailure?: Action[];
  outputs?: Record<string, string>;
}

/** A workflow as it is written. */
export interface Workflow {
  workflowId: string;
  summary: string;
  /** True for what other workflows are made of. */
  'x-part'?: boolean;
  /** What a service must have beyond the contract, such as `mock-control`. */
  'x-needs'?: string[];
  /** True for a workflow that counts over the whole service: no other one runs meanwhile. */
  'x-alone'?: boolean;
  inputs?: object;
  failureActions?: Action[];
  steps: Step[];
  outputs?: Record<string, string>;
}

/** One file of workflows, its references followed. */
export interface WorkflowFile {
  workflows: Workflow[];
  sourceDescriptions: { name: string; type: string; url: string }[];
  components?: { parameters?: Record<string, StepParameter> };
}

/** Need of a workflow: the control path of the mock. */
export const MOCK_CONTROL = 'mock-control';

/** The workflow that a step calls, in the same file or another; undefined for a call of an operation. */
export function calledWorkflow({ workflowId }: Step): string | undefined {
  return workflowId?.split('.').at(-1);
}
