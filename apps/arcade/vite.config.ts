import { compileCatalogues } from '@foyer/messages/vite'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `vite build` creates dist/index.html (lottery), dist/game.html (every other game) and dist/assets, served by the arcade's server under its strict policy. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    compileCatalogues({ isPseudo: process.env.PSEUDO_LANGUAGE === 'on' }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
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
})
