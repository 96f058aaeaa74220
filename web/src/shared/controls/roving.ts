/** One stop for Tab in a group of buttons; the arrows move inside it. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function roving(group: HTMLElement): () => void {
  const all = (): HTMLElement[] => [
    ...group.querySelectorAll<HTMLElement>('button:not(:disabled)'),
  ];
  const settle = (): void => {
    const buttons = all();
    const held = buttons.find((button) => button === document.activeElement);
    const first =
      held ?? buttons.find((b) => b.getAttribute('aria-disabled') !== 'true') ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === first ? 0 : -1;
  };
  const move = (event: KeyboardEvent): void => {
    const buttons = all();
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : step ? here + step : -1;
    const target = buttons[(to + buttons.length) % buttons.length];
    if ((to < 0 && !step) || !target) return;
    event.preventDefault();
    target.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-disabled'],
  });
  group.addEventListener('keydown', move);
  group.addEventListener('focusin', settle);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', move);
    group.removeEventListener('focusin', settle);
  };
}
