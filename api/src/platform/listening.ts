import { ConfigError } from './config.ts';

/** Where a server is to listen, and the settings that say so. */
interface Place {
  readonly host: string;
  readonly port: number;
  readonly hostSetting: string;
  readonly portSetting: string;
}

const NO_SUCH_HOST = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

function faultOf(code: string | undefined, { host, port, hostSetting, portSetting }: Place): string | null {
  if (code === 'EADDRINUSE')
    return `${portSetting} is ${port}, which another program on ${host} has taken. Stop that program, or set another ${portSetting}.`;
  if (code === 'EACCES')
    return `${portSetting} is ${port}, which this user may not open. Set ${portSetting} to 1024 or more.`;
  return code && NO_SUCH_HOST.has(code)
    ? `${hostSetting} must be an address of this machine; "${host}" is not.`
    : null;
}

/**
 * Has a server listen and gives what its `listen` gives.
 * @throws ConfigError that names the setting when the port or the host cannot be had.
 */
export async function listenAt<Result>(
  place: Place,
  listen: (where: { host: string; port: number }) => Promise<Result>,
): Promise<Result> {
  try {
    return await listen({ host: place.host, port: place.port });
  } catch (error) {
    const fault = faultOf((error as NodeJS.ErrnoException).code, place);
    throw fault ? new ConfigError(fault) : error;
  }
}
