// When a board has come to rest: nothing in it has moved for a while.

const LOOK = 100;
/** So many looks in a row must find nothing moving: between two steps a board may dwell a moment. */
const QUIET = 6;
const MOST = 120;

const isMoving = (animation: Animation): boolean =>
  animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity;

/** Waits until nothing moves in an element, and no longer than some seconds. */
export async function rest(root: Element | undefined): Promise<void> {
  let quiet = 0;
  for (let looks = 0; root && quiet < QUIET && looks < MOST; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    quiet = root.getAnimations({ subtree: true }).some(isMoving) ? 0 : quiet + 1;
  }
}
