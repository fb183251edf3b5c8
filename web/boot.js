document.documentElement.dataset.page = 'start';
