import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags } from '../scripts/browser.ts'
import type { Measure, Report } from './measure.ts'
import { measurePageTaps } from './page-taps.ts'
import { removeScripts, startProxy } from './proxy.ts'
import { startReferencePage } from './reference-page.ts'
import { findMedian } from './statistics.ts'

const PAGE = '/m/home'
const ROUNDS = 5
const ATTEMPTS = 3

interface Load {
  lcpMs: number
  fcpMs: number
  tbtMs: number
  shift: number
  /** Total work of the main thread. */
  workMs: number
}

/**
 * (a) The home page under Lighthouse (mobile, simulated throttling) against itself without scripts, and against a plain
 * React page with the same lists and images, interleaved.
 */
export async function measureHomePage(instancePort: number, browser: string, report: Report): Promise<Measure[]> {
  const variants = {
    full: await startProxy(instancePort, (html) => html),
    bare: await startProxy(instancePort, removeScripts),
    reference: await startReferencePage(instancePort),
  }
  const loads: Record<keyof typeof variants, Load[]> = { full: [], bare: [], reference: [] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      report(`home page, round ${round + 1} of ${ROUNDS}`)
      for (const variant of ['full', 'bare', 'reference'] as const)
        loads[variant].push(await load(variants[variant].origin + PAGE, browser))
    }
  } finally {
    for (const variant of Object.values(variants)) variant.close()
  }
  const median = (variant: keyof typeof variants, key: keyof Load) => findMedian(loads[variant].map((one) => one[key]))
  const ratio = (name: string, key: 'lcpMs' | 'fcpMs'): Measure => ({
    name: `home: ${name} against the same page without scripts`,
    value: median('full', key) / median('bare', key),
    unit: '',
    limit: { kind: 'most', value: 1.1 },
    note: `${Math.round(median('full', key))} ms / ${Math.round(median('bare', key))} ms`,
  })
  return [
    ratio('LCP', 'lcpMs'),
    ratio('FCP', 'fcpMs'),
    {
      name: 'home: total blocking time',
      value: median('full', 'tbtMs'),
      unit: 'ms',
      limit: { kind: 'most', value: 50 },
    },
    {
      name: 'home: main-thread work against a plain React page',
      value: median('full', 'workMs') / median('reference', 'workMs'),
      unit: '',
      limit: { kind: 'most', value: 1.3 },
      note: `${median('full', 'workMs').toFixed(0)} ms / ${median('reference', 'workMs').toFixed(0)} ms; blocking time there ${median('reference', 'tbtMs').toFixed(0)} ms`,
    },
    { name: 'home: layout shift', value: median('full', 'shift'), unit: '', limit: { kind: 'most', value: 0 } },
  ]
}

/** One load in a separate browser. Lighthouse occasionally loses its trace: the load is repeated a few times. */
async function load(url: string, browser: string): Promise<Load> {
  let reason = ''
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const chrome = await chromeLauncher.launch({
      chromePath: browser,
      chromeFlags: [...browserFlags, '--headless=new'],
    })
    try {
      const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'silent' as const }
      const { lhr } = (await lighthouse(url, flags)) ?? {}
      if (lhr && !lhr.runtimeError) return readLoad(lhr.audits)
      reason = lhr?.runtimeError?.code ?? 'no result'
    } finally {
      chrome.kill()
    }
  }
  throw new Error(`Lighthouse gave no result for ${url}: ${reason}`)
}

function readLoad(audits: Record<string, { numericValue?: number }>): Load {
  const read = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    lcpMs: read('largest-contentful-paint'),
    fcpMs: read('first-contentful-paint'),
    tbtMs: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    workMs: read('mainthread-work-breakdown'),
  }
}

/** (a) Taps on footer items at a fourth of the speed, against the same taps on the plain React page. */
export async function measureTaps(instancePort: number, browser: string, report: Report): Promise<Measure[]> {
  report('taps from page to page')
  const [full, reference] = [await startProxy(instancePort, (html) => html), await startReferencePage(instancePort)]
  try {
    const taps = await measurePageTaps({ full: full.origin, reference: reference.origin }, browser)
    const ratio = (name: string, key: 'medianMs' | 'worstMs'): Measure => ({
      name: `page taps: ${name} against a plain React page`,
      value: taps.full[key] / taps.reference[key],
      unit: '',
      limit: { kind: 'most', value: 1.5 },
      note: `${taps.full[key]} ms / ${taps.reference[key]} ms, 4x slow-down`,
    })
    return [ratio('median', 'medianMs'), ratio('worst', 'worstMs')]
  } finally {
    full.close()
    reference.close()
  }
}
