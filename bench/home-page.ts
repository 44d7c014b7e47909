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
  /** Layouts and paints of the page's process, until it is quiet. */
  layouts: number
  paints: number
  requests: number
}

/** `simulate` computes the slow network and processor from a quick load, `devtools` applies them. */
type Throttling = 'simulate' | 'devtools'

/**
 * (a) The home page under Lighthouse (mobile) against itself without scripts, against a plain React page with the same
 * lists and images, and against a light one with thirteen pictures, interleaved.
 */
export async function measureHomePage(instancePort: number, browser: string, report: Report): Promise<Measure[]> {
  const variants = {
    full: await startProxy(instancePort, (html) => html),
    bare: await startProxy(instancePort, removeScripts),
    reference: await startReferencePage(instancePort),
    light: await startReferencePage(instancePort, 'light'),
  }
  const loads = { simulate: emptyLoads(), devtools: emptyLoads() }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      report(`home page, round ${round + 1} of ${ROUNDS}`)
      for (const throttling of ['simulate', 'devtools'] as const)
        for (const variant of variantNames)
          loads[throttling][variant].push(await load(variants[variant].origin + PAGE, browser, throttling))
    }
  } finally {
    for (const variant of Object.values(variants)) variant.close()
  }
  const median = (variant: Variant, key: keyof Load, throttling: Throttling = 'simulate') =>
    findMedian(loads[throttling][variant].map((one) => one[key]))
  const ratio = (name: string, key: 'lcpMs' | 'fcpMs', throttling: Throttling, most: number): Measure => {
    const [full, bare] = [median('full', key, throttling), median('bare', key, throttling)]
    return {
      name: `home: ${name} against the same page without scripts${throttling === 'devtools' ? ', throttled by the browser' : ''}`,
      value: full / bare,
      unit: '',
      limit: { kind: 'most', value: most },
      note: `${Math.round(full)} ms / ${Math.round(bare)} ms`,
    }
  }
  const count = (name: 'layouts' | 'paints' | 'requests', most: number): Measure => ({
    name: `home: ${name} of a load`,
    value: median('full', name),
    unit: '',
    limit: { kind: 'most', value: most },
    note: `${median('light', name)} of the light page`,
  })
  return [
    ratio('LCP', 'lcpMs', 'simulate', 1.1),
    ratio('FCP', 'fcpMs', 'simulate', 1.1),
    ratio('LCP', 'lcpMs', 'devtools', 1),
    {
      name: 'home: total blocking time',
      value: median('full', 'tbtMs'),
      unit: 'ms',
      limit: { kind: 'most', value: 50 },
    },
    {
      name: 'home: total blocking time, throttled by the browser',
      value: median('full', 'tbtMs', 'devtools'),
      unit: 'ms',
      limit: { kind: 'most', value: 100 },
      note: `${median('light', 'tbtMs', 'devtools').toFixed(0)} ms of the light page`,
    },
    {
      name: 'home: main-thread work against a light page',
      value: median('full', 'workMs', 'devtools') / median('light', 'workMs', 'devtools'),
      unit: '',
      limit: { kind: 'most', value: 1.5 },
      note: `${median('full', 'workMs', 'devtools').toFixed(0)} ms / ${median('light', 'workMs', 'devtools').toFixed(0)} ms`,
    },
    count('layouts', 25),
    count('paints', 30),
    count('requests', 30),
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

const variantNames = ['full', 'bare', 'reference', 'light'] as const
type Variant = (typeof variantNames)[number]
const emptyLoads = (): Record<Variant, Load[]> => ({ full: [], bare: [], reference: [], light: [] })

/** One load in a separate browser. Lighthouse occasionally loses its trace: the load is repeated a few times. */
async function load(url: string, browser: string, throttlingMethod: Throttling): Promise<Load> {
  let reason = ''
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const chrome = await chromeLauncher.launch({
      chromePath: browser,
      chromeFlags: [...browserFlags, '--headless=new'],
    })
    try {
      const flags = {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'silent' as const,
        throttlingMethod,
      }
      const { lhr, artifacts } = (await lighthouse(url, flags)) ?? {}
      if (lhr && artifacts && !lhr.runtimeError) return readLoad(lhr.audits, artifacts.Trace.traceEvents)
      reason = lhr?.runtimeError?.code ?? 'no result'
    } finally {
      chrome.kill()
    }
  }
  throw new Error(`Lighthouse gave no result for ${url}: ${reason}`)
}

interface Audit {
  numericValue?: number
  details?: object
}

function readLoad(audits: Record<string, Audit>, events: readonly { name: string; pid: number }[]): Load {
  const read = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const countEvents = (name: string) => {
    const pids = events.filter((event) => event.name === name).map(({ pid }) => pid)
    // The browser draws its own parts in other processes.
    return Math.max(0, ...Object.values(Object.groupBy(pids, String)).map((one) => one?.length ?? 0))
  }
  const requests: { items?: unknown[] } = audits['network-requests']?.details ?? {}
  return {
    lcpMs: read('largest-contentful-paint'),
    fcpMs: read('first-contentful-paint'),
    tbtMs: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    workMs: read('mainthread-work-breakdown'),
    layouts: countEvents('Layout'),
    paints: countEvents('Paint'),
    requests: requests.items?.length ?? Number.NaN,
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
