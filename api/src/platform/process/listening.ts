import { ConfigError } from '../config/environment.ts';
import { errorCodeOf } from './error-code.ts';

/** Where a server listens, and the names of the settings for it. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly hostSetting: string;
  readonly portSetting: string;
}

const NO_SUCH_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

function faultOf(code: string | undefined, { host, port, hostSetting, portSetting }: Place): string | null {
  if (code === 'EADDRINUSE')
    return (
      `${portSetting} is ${port}, which another program on ${host} is using. Stop that program, or ` +
      `set another ${portSetting}.`
    );
  if (code === 'EACCES')
    return `${portSetting} is ${port}, which needs root. Set ${portSetting} to 1024 or more.`;
  return code && NO_SUCH_HOST.has(code)
    ? `${hostSetting} must be an address of this machine; "${host}" is not.`
    : null;
}

/**
 * Starts a server and returns the result of its `listen`.
 * @throws ConfigError that names the setting if the port or host isn't available.
 */
export async function listenAt<Result>(
  place: Place,
  listen: (where: { host: string; port: number }) => Promise<Result>,
): Promise<Result> {
  try {
    return await listen({ host: place.host, port: place.port });
  } catch (error) {
    const fault = faultOf(errorCodeOf(error), place);
    throw fault ? new ConfigError(fault) : error;
  }
}
