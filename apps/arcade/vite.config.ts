import { legacyBuild, legacyOutput, namePolyfills, shareTransforms } from '@foyer/legacy/vite'
import { compileCatalogues } from '@foyer/messages/vite'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * `vite build --app` creates dist/index.html (lottery), dist/game.html (every other game) and dist/assets, served by the arcade's
 * server under its strict policy, and the same for old browsers in dist/legacy.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    compileCatalogues({ isPseudo: process.env.PSEUDO_LANGUAGE === 'on' }),
    react(),
    shareTransforms(babel({ presets: [reactCompilerPreset()] })),
    legacyBuild(/\/src\/pages\/entry(-game)?\.tsx$/),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    emptyOutDir: true,
    // For the test of the first loads; the server serves assets only.
    manifest: true,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'game.html'].map((name) => `${import.meta.dirname}/${name}`) },
  },
  environments: {
    // The same for old browsers: `isOldBrowser` decides who gets it (decision 108).
    legacy: {
      consumer: 'client',
      build: {
        ...legacyOutput,
        outDir: 'dist/legacy',
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: namePolyfills, debugName: 'polyfills' }] } } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'legacy']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
