import { legacyBuild, legacyOutput, namePolyfills, shareTransforms } from '@foyer/legacy/vite'
import { compileCatalogues } from '@foyer/messages/vite'
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { refuseChunkCycles } from './vite/chunk-cycles.ts'
import { compileHints } from './vite/compile-hints.ts'
import { compressedVariants } from './vite/compressed-variants.ts'
import { createFirstLoadNames } from './vite/first-load.ts'
import { footerIcons } from './vite/footer-icons.ts'
import { iconSheet } from './vite/icon-sheet.ts'
import { noMutations } from './vite/no-mutations.ts'
import { renderedImages } from './vite/rendered-images.ts'
import { retainPreviousBuild } from './vite/retain-previous-build.ts'
import { retryStyles } from './vite/retry-styles.ts'
import { screenModules } from './vite/screen-modules.ts'
import { stripSchemas } from './vite/strip-schemas.ts'

/**
 * `vite build apps/web --app` creates dist/client (addresses under /m/), dist/server (the renderer), dist/worker (the
 * service worker), dist/design (the page of all components) and dist/waiting (the script of the fallback documents).
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/m/',
  plugins: [
    compileCatalogues({ isPseudo: process.env.PSEUDO_LANGUAGE === 'on' }),
    react(),
    shareTransforms(babel({ presets: [compilerForFeatures()] })),
    stripSchemas(),
    screenModules(),
    iconSheet(),
    footerIcons(),
    renderedImages(),
    noMutations(),
    retryStyles(),
    compileHints(),
    refuseChunkCycles(),
    compressedVariants(),
    retainPreviousBuild(),
    legacyBuild(/\/src\/entry-client\.tsx$/),
  ],
  resolve: {
    // Part of React since version 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: '[local]-[hash]' } },
  },
  build: {
    emptyOutDir: true,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // retainPreviousBuild empties it except for the previous build's files.
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // The names decide on every module: imports of a named one may have another name.
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: createFirstLoadNames() }] },
          },
        },
      },
    },
    // The same for browsers before those of Vite's default target: `isOldBrowser` decides who gets it (decision 108).
    legacy: {
      consumer: 'client',
      build: {
        ...legacyOutput,
        outDir: 'dist/legacy',
        copyPublicDir: false,
        emptyOutDir: false,
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: namePolyfills, debugName: 'polyfills' },
                { name: createFirstLoadNames(), debugName: 'first load' },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      // React is part of the bundle: its production form, whatever the environment of the rendering process.
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        ssr: true,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
    // The page of all components: a build of its own, so that it changes no file of the app.
    design: {
      consumer: 'client',
      build: {
        outDir: 'dist/design',
        assetsDir: '__design',
        copyPublicDir: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: { design: 'src/entry-design.tsx' },
          output: {
            entryFileNames: '__design/[name].js',
            chunkFileNames: '__design/[name]-[hash].js',
            assetFileNames: '__design/design[extname]',
          },
        },
      },
    },
    // One classic script with a fixed name: it shares no file with the page, which it may outlive.
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/worker',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'service-worker/index.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    legacyWorker: {
      consumer: 'client',
      build: {
        ...legacyOutput,
        outDir: 'dist/legacy-worker',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'service-worker/index.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
    // One classic script inlined into the fallback documents; the server may be unable to serve anything else.
    waiting: {
      consumer: 'client',
      build: {
        // One for all browsers: of no page's first load.
        ...legacyOutput,
        outDir: 'dist/waiting',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/entry-fallback.ts',
          output: { format: 'iife', entryFileNames: 'waiting.js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'legacy', 'ssr', 'design', 'worker', 'legacyWorker', 'waiting']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})

/**
 * The React compiler for the members' screens. Code of the first load is left as written: it renders once, and the
 * compiler's output would make the home page's script 7 KB of brotli larger.
 */
function compilerForFeatures() {
  const preset = reactCompilerPreset()
  preset.rolldown.filter = {
    ...preset.rolldown.filter,
    // The lobby's hooks too: what they return goes to thousands of games.
    id: { include: [/\/src\/features\/.*\.tsx$/, /\/src\/features\/games\/.*\.ts$/], exclude: [/game-tile/] },
  }
  return preset
}
