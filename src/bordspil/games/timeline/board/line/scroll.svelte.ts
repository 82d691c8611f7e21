// How far the line is scrolled: how long it is, how much of it is seen, and from where on.

export class Scroll {
  length = $state(0);
  room = $state(0);
  at = $state(0);
  readonly isLong = $derived(this.length > this.room + 8);
  /** What is seen, as shares of the whole line. */
  readonly window = $derived({ start: this.at / this.length, end: (this.at + this.room) / this.length });

  constructor(
    private readonly scroller: () => HTMLElement | undefined,
    private readonly isVertical: () => boolean,
  ) {}

  readonly measure = (): void => {
    const scroller = this.scroller();
    if (!scroller) return;
    [this.length, this.room, this.at] = this.isVertical()
      ? [scroller.scrollHeight, scroller.clientHeight, scroller.scrollTop]
      : [scroller.scrollWidth, scroller.clientWidth, scroller.scrollLeft];
  };

  /** Measures again whenever the window or what lies in it changes its size; returns what ends that. */
  watch(): () => void {
    const scroller = this.scroller();
    const observer = new ResizeObserver(this.measure);
    if (scroller) observer.observe(scroller);
    if (scroller?.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }

  /** Brings a share of the line into the middle of what is seen. */
  goTo(share: number): void {
    const to = share * this.length - this.room / 2;
    this.scroller()?.scrollTo(this.isVertical() ? { top: to } : { left: to });
  }
}
