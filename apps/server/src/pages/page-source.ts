import { defaultLanguage, findLogoFile, type Language, type OwnBranding, type SiteSettings } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { FastifyRequest } from 'fastify'
import { findCaptchaFrame } from '../account/index.ts'
import type { ServerConfig } from '../config.ts'
import { findGameFrames } from '../games/index.ts'
import { makeCaller } from '../http/caller.ts'
import type { Registry } from '../http/registry.ts'
import type { Merchant, MerchantDirectory } from '../merchant/index.ts'
import type { MerchantPreviews } from '../merchant-file/index.ts'
import { findTrackingFrame, listSupportFrames, readImageFile } from '../outreach/index.ts'
import { findScriptFrame, listOrigins, readPublicSettings, type Visitors } from '../platform/index.ts'
import type { CaptchaWidgetFinder } from '../providers/captcha/connect-captchas.ts'
import type { GameVendors } from '../providers/games/connect-vendors.ts'
import { createEmulatorFinder } from '../providers/identity/connect-identities.ts'
import type { TrackingPartners } from '../providers/tracking/tracking.ts'
import { readBranding } from './page-branding.ts'

/** Data source of pages: our own modules, or another platform in front-only mode. */
export interface PageSource {
  /**
   * Value of the status call for the host of this request, with the merchant's name in the language, if known;
   * undefined for an unknown host (T42).
   */
  readSettings(request: FastifyRequest, language?: Language): Promise<SiteSettings | undefined>
  /** New origin of a merchant's retired host (OPEN-03); absent when unknown. */
  findOtherDomain?(request: FastifyRequest): Promise<string | undefined>
  /** Address of the frame with the merchant's third-party scripts; absent without scripts (BOOT-14). */
  findScriptFrame?(request: FastifyRequest): Promise<string | undefined>
  /** Address of the frame with the captcha vendor's widget; absent without one (CAPT-01). */
  findCaptchaFrame?(request: FastifyRequest): Promise<string | undefined>
  /** Address of the frame with the scripts of the merchant's advertising partners; absent without scripts. */
  findTrackingFrame?(request: FastifyRequest): string | undefined
  /** Sources of the frames with support scripts; absent without any (DEC-22). */
  listSupportFrames?(request: FastifyRequest): readonly string[]
  /** Sources of the frames with games; absent without framed vendors (decision 044). */
  listGameFrames?(request: FastifyRequest): readonly string[]
  /** Origin of the stand-in of Firebase and its vendors; absent for the vendors themselves. */
  findIdentityEmulator?(request: FastifyRequest): string | undefined
  /** Address of the icon of a web clip: that for iOS, otherwise the app's at 192 px (PWA-23); absent when unknown. */
  findAppIcon?(request: FastifyRequest): string | undefined
  /** The merchant's own colours and texts (TMPL-06); absent without any. */
  findBranding?(request: FastifyRequest, language: Language): OwnBranding | undefined
  /**
   * Version whose look the visitor previews, and the seconds until its address expires; absent for the live merchant
   * (decision 103).
   */
  findPreview?(request: FastifyRequest): { number: number; token: string; remainingSeconds: number } | undefined
  /** A file of the merchant's pictures by its path; undefined for any other path. */
  readImage?(path: string, request: FastifyRequest): Promise<Buffer | undefined>
  /** Image format in this visitor's responses (GAME-18); absent when they are the same for all visitors. */
  findImageFormat?(request: FastifyRequest): string | undefined
  /** Paths of unsupported calls, so that the page omits the features that need them (DEC-02); absent for none. */
  listMissing?(request: FastifyRequest): Promise<readonly string[]>
  /** Value of one public read. @throws without one */
  readSeed(wanted: { path: string; query?: unknown }, request: FastifyRequest, language: Language): Promise<unknown>
}

/** Folder and name of a file of a merchant's picture. */
const pictureFile = /^\/m\/pictures\/([\w-]+)\/([\w.-]+)$/

/** Reads through the handlers of the calls, without HTTP. */
export function createPlatformSource(
  registry: Registry,
  merchants: MerchantDirectory,
  {
    scriptsUrl,
    identityProviders = {},
    database,
    findWidget,
    trackingPartners: partners,
    gameVendors,
    visitors,
    previews,
  }: Pick<ServerConfig, 'scriptsUrl' | 'identityProviders'> & {
    database: Database
    findWidget: CaptchaWidgetFinder
    trackingPartners: TrackingPartners
    gameVendors: GameVendors['providers']
    visitors: Pick<Visitors, 'findSiteBlock'>
    previews: MerchantPreviews
  },
): PageSource {
  const findEmulator = createEmulatorFinder(identityProviders)

  /** The value of the status call for this visitor, without the visitor's address. */
  function toSettings(merchant: Merchant, request: FastifyRequest, language: Language | undefined): SiteSettings {
    const isDenied =
      visitors.findSiteBlock(merchant, makeCaller(request, undefined, language ?? defaultLanguage)) === 'region_denied'
    const regionRestriction = isDenied ? 'location' : null
    const own = { regionRestriction, ip: '', serverTime: new Date().toISOString() } as const
    return { ...readPublicSettings(merchant, language).value, ...own }
  }

  return {
    async readSettings(request, language) {
      // The first step of a page; later steps read it from the request.
      request.merchant ??= await merchants
        .findByHost(request.host)
        .then((merchant) => merchant && previews.show(merchant, readPreviewToken(request)))
      return request.merchant && toSettings(request.merchant, request, language)
    },
    async findOtherDomain(request) {
      const merchant = await merchants.findByFormerHost(request.host)
      return merchant && listOrigins(merchant.hosts, { isHttps: request.protocol === 'https', host: request.host })[0]
    },
    async findScriptFrame({ merchant, protocol }) {
      return merchant && findScriptFrame(merchant, { scriptsUrl, isHttps: protocol === 'https' })
    },
    async findCaptchaFrame({ merchant, protocol }) {
      return merchant && findCaptchaFrame(merchant, { findWidget, scriptsUrl, isHttps: protocol === 'https' })
    },
    findTrackingFrame: ({ merchant, protocol }) =>
      merchant && findTrackingFrame(merchant.code, { partners, scriptsUrl, isHttps: protocol === 'https' }),
    listSupportFrames: ({ merchant, protocol }) =>
      merchant ? listSupportFrames(merchant, { scriptsUrl, isHttps: protocol === 'https' }) : [],
    listGameFrames: ({ merchant, protocol }) =>
      merchant ? findGameFrames(merchant.settings, gameVendors.values(), { isHttps: protocol === 'https' }) : [],
    findAppIcon({ merchant }) {
      const icon = merchant?.settings.appIcon
      return icon && (findLogoFile(icon, 'touch-180.png') ?? icon.replaceAll('{size}', '192'))
    },
    async readImage(path, { merchant }) {
      const [, folder, file] = pictureFile.exec(path) ?? []
      if (!merchant || folder === undefined || file === undefined) return undefined
      const picture = { merchant: merchant.code, folder, file }
      return database.transaction((tx) => readImageFile(tx, picture), { merchant: merchant.code })
    },
    findPreview(request) {
      const { merchant } = request
      const token = readPreviewToken(request) ?? ''
      const preview = merchant?.preview && previews.read(merchant, token)
      return (
        preview && {
          number: preview.number,
          token,
          remainingSeconds: preview.expiresAt - Math.floor(Date.now() / 1000),
        }
      )
    },
    findBranding: ({ merchant }, language) => merchant && readBranding(merchant, language),
    findIdentityEmulator: ({ merchant }) => findEmulator(merchant?.code ?? ''),
    async readSeed({ path, query }, request, language) {
      const { merchant } = request
      return merchant && registry.read({ path: path as `/wps/${string}` }, { query }, merchant, request, language) // the renderer uses calls of the contract
    },
  }
}

/** The token of the address, which a visitor opens a preview by, or of the cookie that follows. */
function readPreviewToken(request: FastifyRequest): string | undefined {
  const { preview } = request.query as { preview?: unknown } // any query; read with care
  return typeof preview === 'string' ? preview : request.cookies.preview
}
