import { Component, type ComponentType, type ReactNode, use } from 'react'

let reportFailure: () => void = () => undefined

/** Sets who hears of parts that could not be shown; there is one page, and so one listener. */
export function onChunkFailure(listener: () => void): void {
  reportFailure = listener
}

/** Loads what a tap needs. When it does not come, whoever listens hears of it and the tap does nothing. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk | undefined> {
  try {
    return await load()
  } catch {
    reportFailure()
    return undefined
  }
}

/**
 * A part of a screen whose script comes when it is first shown; put Suspense around it. One that does not come, or
 * fails, leaves the screen around it as it is, with what was typed there: it shows nothing, calls `onFail`, and is
 * fetched again the next time it is shown.
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { onFail?: () => void }> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const start = async () => {
    loaded = await load()
    return loaded
  }
  function Chunk(props: Props) {
    if (!loaded) loading ??= start()
    const Loaded = loaded ?? (loading ? use(loading) : undefined)
    return Loaded && <Loaded {...props} />
  }
  return function LazyPart({ onFail, ...props }) {
    const fail = () => {
      loading = undefined
      reportFailure()
      onFail?.()
    }
    return (
      <ChunkBoundary onFail={fail}>
        <Chunk {...(props as unknown as Props) /* without the one prop that is ours */} />
      </ChunkBoundary>
    )
  }
}

class ChunkBoundary extends Component<{ onFail: () => void; children: ReactNode }, { hasFailed: boolean }> {
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
