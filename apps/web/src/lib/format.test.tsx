import { formatTagOf } from '@foyer/contract'
import { loadCalendar } from '@foyer/messages/calendar'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderElement } from '../../testing/render-element.tsx'
import { useDateTime } from './format.ts'
import { ServicesContext, useServices } from './services.tsx'
import { useDuration } from './use-duration.ts'

function Texts() {
  return `${useDateTime()('2026-12-02T21:05:00Z')} – ${useDuration()(86_400)}`
}

test.each(['KK', 'KM', 'LO', 'MY', 'NE'] as const)(
  'OPEN-72 dates of %s come from its texts, equal in every browser',
  async (language) => {
    // The tag is that of another language, as in a browser without the own one.
    const calendar = await loadCalendar(language)
    function Own({ children }: { children: ReactNode }) {
      return <ServicesContext value={{ ...useServices(), calendar }}>{children}</ServicesContext>
    }
    const date = new Intl.DateTimeFormat(formatTagOf(language), {
      ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
    } as const)
    const hours = new Intl.NumberFormat(formatTagOf(language), { style: 'unit', unit: 'hour', unitDisplay: 'long' })
    expect(
      await renderElement(
        <Own>
          <Texts />
        </Own>,
      ),
    ).toBe(`${date.format(new Date('2026-12-02T21:05:00Z'))} – ${hours.format(24)}`)
  },
)
