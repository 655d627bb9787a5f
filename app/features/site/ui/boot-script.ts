import { themeKey, themesOf } from '~/ui/theme'
import { announcementId, announcementKey, hashChoice } from '../model'

/**
 * Runs before the first paint, without React: the stored theme (one of the two known ones), the dismissed notice,
 * the header past 10 px, the menu that closes when a link in it is followed, counted clicks (a person's own, and
 * not of those who ask not to be tracked), and the choice that the hash names: on arrival in a `select` that has none
 * yet (the query's, or what the browser restores after a reload, stays), later whenever the hash changes.
 */
export const bootScript = (slug: string) => `(function(d,w){var h=d.documentElement,n=navigator
try{var t=localStorage.getItem('${themeKey}');if(${JSON.stringify(themesOf(slug))}.includes(t))h.dataset.theme=t
if(localStorage.getItem('${announcementKey}')==='${announcementId}')h.dataset.announcement='dismissed'}catch(e){}
function s(){h.toggleAttribute('data-scrolled',w.scrollY>10)}
w.addEventListener('scroll',s,{passive:true});s()
function k(e){var f=d.querySelector('select[${hashChoice}]'),v=w.location.hash.slice(1)
if(f&&(e.type==='hashchange'||!f.value)&&[].some.call(f.options,function(o){return v&&o.value===v}))f.value=v}
d.addEventListener('DOMContentLoaded',k);w.addEventListener('hashchange',k)
d.addEventListener('click',function(e){var c=e.target.closest('[data-track]'),a=e.target.closest('dialog[open] a[href]')
if(a)a.closest('dialog').close()
if(c&&e.isTrusted&&n.doNotTrack!=='1'&&!n.globalPrivacyControl){var p=c.dataset.track.split(':')
n.sendBeacon('/api/clicks',JSON.stringify({category:p[0],label:p[1]}))}},true)})(document,window)`
