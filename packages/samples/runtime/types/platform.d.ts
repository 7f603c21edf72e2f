/** Typings of the platform package, for TypeScript samples. */
import type {AxiosRequestConfig} from 'axios';

interface PlatformRequest extends AxiosRequestConfig {
  debug?: boolean;
  returnFullResponse?: boolean;
}

interface SignConfig {
  oauthSignerUri: string;
  token: object;
}

export interface PlatformAxios {
  <T = any>(target: unknown, config: PlatformRequest, sign?: SignConfig): Promise<T>;
  create(config?: PlatformRequest, sign?: SignConfig): any;
}

export const axios: PlatformAxios;

export class ConfigurationError extends Error {
  constructor(message: string);
}

export const DEFAULT_POLLING_SOURCE_TIMER_INTERVAL: number;

export function jsonStringify(value: unknown): string;
