import { downloadSettings, findDownloadText } from '@foyer/contract'
import type { Registry } from '../../http/registry.ts'

/** Texts and links of the merchant's app (ENT-15, ENT-16); of the texts, those that the caller reads. */
export function registerDownloadRoutes(registry: Registry): void {
  registry.on(downloadSettings, async ({ merchant, caller }) => {
    const { app_desc = [], login_prompt_text = [] } = merchant.settings.downloadTexts ?? {}
    const { defaultLanguage } = merchant.settings
    const pick = (list: typeof app_desc) => {
      const shown = findDownloadText(list, { language: caller.language, defaultLanguage })
      return list.filter(({ text }) => text === shown)
    }
    return {
      app_desc: pick(app_desc),
      login_prompt_text: pick(login_prompt_text),
      ...merchant.settings.appDownload,
    }
  })
}
