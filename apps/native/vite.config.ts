import { defaultLanguage, directionOf, languageCodes, languages } from '@foyer/contract'
import { loadCatalogue } from '@foyer/messages'
import { defineConfig, type Plugin } from 'vite'
import { readNativeMerchant } from './config/native-merchant.ts'
import { renderOfflinePage } from './vite/offline-page.ts'

/** `vite build` creates dist/bridge.js, which the wrapper adds to the site's pages, and dist/offline.html. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [emitOfflinePage()],
  build: {
    emptyOutDir: true,
    reportCompressedSize: false,
    // The oldest WebViews of Capacitor 8.
    target: ['chrome107', 'safari15'],
    rolldownOptions: {
      input: { bridge: `${import.meta.dirname}/src/entry-bridge.ts` },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
})

function emitOfflinePage(): Plugin {
  return {
    name: 'offline-page',
    async generateBundle() {
      const texts = await Promise.all(
        [...new Set([defaultLanguage, ...languageCodes])].map(async (language) => {
          const { common } = await loadCatalogue(language)
          const { tag } = languages[language]
          const direction = directionOf(language)
          return { language: tag, direction, title: common.network_offline, action: common.retry }
        }),
      )
      const { site } = readNativeMerchant(import.meta.dirname, process.env.MERCHANT)
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: renderOfflinePage(texts, `${site}/m/home`) })
    },
  }
}
