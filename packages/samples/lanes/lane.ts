import type {FactTree} from '@portal/content/facts';
import type {Certificates} from '../http/certificates.ts';
import type {Given, Outcome, Problem, Sample} from '../model.ts';

/** The product's names that the simulated platform uses. */
export interface ProductNames {
  slug: string;
  cli: string;
  prefix: string;
  envPrefix: string;
  domain: string;
}

/** Settings of all lanes: the product and this run. */
export interface Setting extends ProductNames {
  /** The facts of the current version, for templates. */
  facts: FactTree;
  /** Root of the project. */
  root: string;
  /** A folder that only this run uses. It contains the `/tmp` of every lane. */
  scratch: string;
  certificates: Certificates;
}

/** Executes the samples of one or more languages, one after the other. */
export interface Lane {
  /** Runs the checks that don't need execution: language level, linters. */
  check(samples: Sample[]): Promise<Problem[]>;
  /** Executes one case. */
  run(sample: Sample, given: Given, related: Sample[]): Promise<Outcome>;
  close(): void;
}

/** Returns the lane that executes a sample. */
export type LaneOf = (sample: Sample) => Promise<Lane>;

/** This machine can't run a language, for the reason in the message. */
export class MissingToolchain extends Error {
  override name = 'MissingToolchain';
}

/** How long one execution may take. */
export const TIME_LIMIT_MS = 20_000;

/** The error of an execution that took longer. */
export const timedOutError = {
  message: `the sample didn't end within ${TIME_LIMIT_MS / 1000} seconds`,
};
