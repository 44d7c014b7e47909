import { Component, type ComponentType, type ReactNode, use } from 'react'

let tellFailure: () => void = () => undefined

/** Sets who hears of parts that could not be shown; there is one page, and so one listener. */
export function onPartFailure(listener: () => void): void {
  tellFailure = listener
}

/** Loads what a tap needs. When it does not come, whoever listens hears of it and the tap does nothing. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load()
  } catch {
    tellFailure()
    return undefined
  }
}

/**
 * A part of a screen whose script comes when it is first shown; put Suspense around it. One that does not come, or
 * fails, leaves the screen around it as it is, with what was typed there: it shows nothing, calls `onFail`, and is
 * fetched again the next time it is shown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onFail?: () => void }> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const start = async () => {
    loaded = await load()
    return loaded
  }
  function Part(props: Props) {
    if (!loaded) loading ??= start()
    const Loaded = loaded ?? (loading ? use(loading) : undefined)
    return Loaded && <Loaded {...props} />
  }
  return function LazyPart({ onFail, ...props }) {
    const fail = () => {
      loading = undefined
      tellFailure()
      onFail?.()
    }
    return (
      <PartBoundary onFail={fail}>
        <Part {...(props as unknown as Props) /* without the one prop that is ours */} />
      </PartBoundary>
    )
  }
}

class PartBoundary extends Component<{ onFail: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFail()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
