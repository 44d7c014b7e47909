import { type DecidedAddress, findMailAddress, findTelephoneAddress } from '@foyer/contract'

export interface AboutFact {
  name: 'legalName' | 'authority' | 'number' | 'registeredAddress' | 'email' | 'telephone' | 'serviceHours'
  text: string
  /** Target of a tap. */
  url?: DecidedAddress | undefined
}

/** BOOT-12: facts in `info` of the `consumerSettings` response, from any platform (API-23). */
export function listAboutFacts(value: unknown): AboutFact[] {
  const info = toFields(toFields(value).info)
  const licence = toFields(info.licence)
  const facts: AboutFact[] = [
    { name: 'legalName', text: readText(info.legalName) },
    { name: 'authority', text: readText(licence.authority) },
    { name: 'number', text: readText(licence.number) },
    { name: 'registeredAddress', text: readText(info.registeredAddress) },
    { name: 'email', text: readText(info.email), url: findMailAddress(readText(info.email)) },
    { name: 'telephone', text: readText(info.telephone), url: findTelephoneAddress(readText(info.telephone)) },
    { name: 'serviceHours', text: readText(info.serviceHours) },
  ]
  return facts.filter(({ text }) => text !== '')
}

function toFields(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? { ...given } : {}
}

function readText(given: unknown): string {
  return typeof given === 'string' ? given.trim() : ''
}
