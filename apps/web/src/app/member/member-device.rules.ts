export interface DeviceFacts {
  userAgent: string
  /** The visitor's address as the platform sees it; empty until known. */
  ip: string
  /** Undefined outside of the merchant's app. */
  appVersion: string | undefined
  build: string
  /** Undefined where the merchant names none. */
  brand: string | undefined
}

export type DeviceFactName = 'agent' | 'ip' | 'app' | 'version' | 'brand'

/** A wrapper adds its device's id to the user agent behind this text (OPEN-59). */
const UUID_MARKER = 'UUID'

/** MODAL-03: the user agent without the device's id. */
export function truncateUserAgent(userAgent: string): string {
  return userAgent.split(UUID_MARKER)[0]?.trim() ?? ''
}

/** The build's own part of its entry's address, e.g. `Bx81kd2a`; the file's name where it has none. */
function nameBuild(entry: string): string {
  const file = entry.split('/').at(-1) ?? ''
  return /-([\w-]{8})\.\w+$/.exec(file)?.[1] ?? file
}

/** MODAL-03..06, MODAL-26: rows of the device information, without the unknown ones. */
export function listDeviceFacts(facts: DeviceFacts): { name: DeviceFactName; value: string }[] {
  const { userAgent, ip, appVersion, build, brand } = facts
  const rows: readonly { name: DeviceFactName; value: string | undefined }[] = [
    { name: 'version', value: nameBuild(build) },
    { name: 'brand', value: brand },
    { name: 'app', value: appVersion },
    { name: 'ip', value: ip },
    { name: 'agent', value: truncateUserAgent(userAgent) },
  ]
  return rows.flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
