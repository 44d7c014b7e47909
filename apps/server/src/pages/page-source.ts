import type { Language, SiteSettings } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'
import type { Registry } from '../http/registry.ts'
import type { Merchant, MerchantDirectory } from '../modules/merchant/index.ts'
import { findScriptFrame } from '../modules/script/index.ts'
import { listOrigins, readPublicSettings } from '../modules/system/index.ts'

/** Where pages get what they show: our own modules, or another platform in front-only mode. */
export interface PageSource {
  /**
   * Value of the status call for the host of this request, with the merchant's name in the language where it is known;
   * undefined for a host that is nobody's (T42).
   */
  readSettings(request: FastifyRequest, language?: Language): Promise<SiteSettings | undefined>
  /** Origin to go to from a host that a merchant has given up (OPEN-03); absent where nobody knows. */
  findOtherDomain?(request: FastifyRequest): Promise<string | undefined>
  /** Address of the frame in which the merchant's third-party scripts run; absent where there are none (BOOT-14). */
  findScriptFrame?(request: FastifyRequest): Promise<string | undefined>
  /** Picture format that this visitor's answers name (GAME-18); absent where they are the same for everybody. */
  findImageFormat?(request: FastifyRequest): string | undefined
  /** Paths of calls that nobody answers here, so that the page does not offer what needs them (DEC-02); absent for none. */
  listMissing?(request: FastifyRequest): Promise<readonly string[]>
  /** Value of one public read. @throws when there is none */
  readSeed(wanted: { path: string; query?: unknown }, request: FastifyRequest, language: Language): Promise<unknown>
}

/** Reads by the handlers that answer the calls, without HTTP. */
export function createPlatformSource(
  registry: Registry,
  merchants: MerchantDirectory,
  { scriptsUrl }: Pick<ServerConfig, 'scriptsUrl'>,
): PageSource {
  return {
    async readSettings(request, language) {
      // The first step of a page; what follows reads it from the request.
      request.merchant ??= await merchants.findByHost(request.host)
      return request.merchant && toSettings(request.merchant, language)
    },
    async findOtherDomain(request) {
      const merchant = await merchants.findByFormerHost(request.host)
      return merchant && listOrigins(merchant.hosts, { isHttps: request.protocol === 'https', host: request.host })[0]
    },
    async findScriptFrame({ merchant, protocol }) {
      return merchant && findScriptFrame(merchant, { scriptsUrl, isHttps: protocol === 'https' })
    },
    async readSeed({ path, query }, request, language) {
      const { merchant } = request
      return merchant && registry.read({ path: path as `/wps/${string}` }, { query }, merchant, request, language) // the renderer names calls of the contract
    },
  }
}

/** The value of the status call for this visitor; the address of the visitor stays out of documents. */
function toSettings(merchant: Merchant, language: Language | undefined): SiteSettings {
  return { ...readPublicSettings(merchant, language).value, ip: '', serverTime: new Date().toISOString() }
}
