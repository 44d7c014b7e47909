import { Component, type ComponentType, type ReactNode, use } from 'react'

let reportFailure: () => void = () => undefined

/** Sets the listener for failed chunks; there is one page, and so one listener. */
export function onChunkFailure(listener: () => void): void {
  reportFailure = listener
}

/** Loads a chunk on a tap. On a failure the listener is called and the tap has no effect. */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk | undefined> {
  try {
    return await load()
  } catch {
    reportFailure()
    return undefined
  }
}

/**
 * A component whose chunk loads when it is first rendered; wrap it in Suspense. After a failed load or render the
 * screen around it stays unchanged with its typed input: the component renders nothing, calls `onFail`, and is loaded
 * again at its next render.
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
