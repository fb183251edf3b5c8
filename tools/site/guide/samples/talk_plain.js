const frame = document.querySelector('iframe');
addEventListener('message', ({ source, data }) => {
  if (source === frame.contentWindow && data.mitts === 1) console.log(data.type, data);
});
frame.contentWindow.postMessage({ mitts: 1, type: 'load', id: 1, query: 'game=mitch&seed=5' }, new URL('https://HOST/').origin);
