import { downloadSettings } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'

/** Texts and links of the merchant's app (ENT-15, ENT-16). */
export function registerDownloadRoutes(registry: Registry): void {
  registry.on(downloadSettings, async ({ merchant }) => {
    const { app_desc = [], login_prompt_text = [] } = merchant.settings.downloadTexts ?? {}
    return { app_desc, login_prompt_text, ...merchant.settings.appDownload }
  })
}
