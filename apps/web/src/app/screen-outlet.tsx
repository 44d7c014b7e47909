import { SkeletonList } from '@foyer/ui/states'
import { type ComponentType, Suspense, use, useState } from 'react'
import { useText } from '../lib/i18n.ts'
import { useServices } from '../lib/services.tsx'
import { type AnyScreen, findLoadedScreen, loadScreen, ScreenLoadError } from '../screens.ts'

/** Renders a screen, at once if its script and texts are loaded. Each outlet is for one screen: give it a key. */
export function ScreenOutlet({ name }: { name: AnyScreen }) {
  const t = useText()
  const { hasTexts, loadTexts } = useServices()
  // Outside of Suspense, where state persists: a load repeated at each render would never show its failure.
  const [load] = useState(() => (hasTexts(name) && findLoadedScreen(name) ? undefined : loadAll(name, loadTexts)))
  if (!load) {
    const Screen = findLoadedScreen(name)
    return Screen && <Screen />
  }
  // For the life of the outlet, also once it is loaded: in another place of the tree the screen would lose its state.
  return (
    <Suspense fallback={<SkeletonList label={t('loading')} />}>
      <DeferredScreen load={load} />
    </Suspense>
  )
}

async function loadAll(name: AnyScreen, loadTexts: () => Promise<void>): Promise<ComponentType> {
  const texts = loadTexts().catch((cause: unknown) => {
    throw new ScreenLoadError(name, { cause })
  })
  const [screen] = await Promise.all([loadScreen(name), texts])
  return screen
}

function DeferredScreen({ load }: { load: Promise<ComponentType> }) {
  const Screen = use(load)
  return <Screen />
}
